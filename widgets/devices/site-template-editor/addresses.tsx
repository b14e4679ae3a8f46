import { prefixes, sizeOf } from '../../../src/domain/site-template';
import { number } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { FormRow, SelectField, useForm } from '../../../src/ui/form';
import { Plus } from '../../../src/ui/icon';
import { PoolDialog } from '../shared/site-template';
import { useOverlay } from './overlay';
import { usePools } from './site-template-editor.data';
import type { Values } from './site-template-editor.model';
import { GroupHead } from './site-template-editor.styles';
import { siteTemplateEditorText as text } from './site-template-editor.text';
import { useModel } from './use-model';

/** Lengths of prefixes that a site's block can have, the greatest block first. */
const lengths = Array.from({ length: prefixes.most - prefixes.least + 1 }, (_, at) => prefixes.least + at);

/** Where sites get their addresses from, and how many each. */
export function Addresses() {
  const form = useForm<Values>();
  const { model } = useModel();
  const pools = usePools();
  const { show, close } = useOverlay();
  return (
    <section aria-label={text.addresses}>
      <GroupHead>
        <h2 part="heading">{text.addresses}</h2>
        <small>{text.addressesHelp}</small>
        <Button
          size="sm"
          variant="link"
          icon={<Plus />}
          onClick={() => show(<PoolDialog onSaved={(pool) => form.change('pool', pool)} onClose={close} />)}
        >
          {text.newPool}
        </Button>
      </GroupHead>
      <FormRow>
        <SelectField
          name="pool"
          label={text.pool}
          placeholder={text.noPool}
          source={pools}
          options={(pools.data?.list ?? []).map((one) => ({
            value: one.id,
            label: `${one.name} ${one.blocks.join(', ')}`,
          }))}
        />
        {model.pool !== null && (
          <SelectField
            name="prefix"
            label={text.prefix}
            required
            options={lengths.map((prefix) => ({
              value: String(prefix),
              label: text.prefixOf(prefix, number(sizeOf(prefix))),
            }))}
          />
        )}
      </FormRow>
    </section>
  );
}
