import { useClient } from '../../../src/api';
import { preparedList, type Prepared } from '../../../src/api/contract/prepared';
import { useAct } from '../../../src/ui/act';
import { listInput, saveFile, type Picked } from '../../../src/ui/table';
import { useToast } from '../../../src/ui/toast';
import { preparedDevicesText as text } from './prepared-devices.text';

/** Labels of one page. */
const most = 1000;

/** Saves a page of labels to print: of the rows that were ticked, or of everything that matches. */
export function useLabels(): (picked: Picked) => void {
  const client = useClient();
  const toast = useToast();
  const { act } = useAct();
  return ({ keys, except, state }) =>
    void act(
      async () => {
        const matching = keys ? {} : listInput(state);
        const wanted = ({ id }: Prepared) => (keys ? keys.includes(id) : !except.includes(id));
        const rows: Prepared[] = [];
        for (let page = 1; ; page++) {
          const { list, total } = (await client.call(preparedList, { ...matching, page, per_page: most })).data;
          rows.push(...list.filter(wanted));
          if (list.length === 0 || page * most >= total || rows.length > most) break;
        }
        return rows;
      },
      {
        then: async (rows) => {
          if (rows.length > most) return toast.error(text.labelsMost(most));
          const { labelsOf } = await import('./labels-page');
          saveFile(new Blob([labelsOf(rows)], { type: 'text/html;charset=utf-8' }), `${text.labelsFile}.html`);
        },
      },
    );
}
