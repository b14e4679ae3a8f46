import { FormDialog } from '../../../src/ui/form-dialog';
import { RadioField, TextareaField } from '../../../src/ui/form';
import { pluginLimits } from '../../../src/domain/plugin';
import { useReview, type Detail } from './plugin-market.data';
import { pluginMarketText as text } from './plugin-market.text';

/** Says what one thinks of a plugin; a second time replaces the first. */
export function ReviewDialog({ plugin, onClose }: { plugin: Detail; onClose: () => void }) {
  const { run } = useReview();
  const mine = plugin.opinions.find((one) => one.mine);
  return (
    <FormDialog<{ stars: string; text?: string }>
      title={text.reviewOf(plugin.name)}
      ok={text.reviewOk}
      initial={{ stars: String(mine?.stars ?? 5), text: mine?.text ?? '' }}
      onSubmit={async ({ stars, text: said = '' }) => {
        await run({ id: plugin.id, stars: Number(stars), text: said });
        onClose();
      }}
      onClose={onClose}
    >
      <RadioField
        name="stars"
        label={text.stars}
        required
        options={[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: text.given(stars) }))}
      />
      <TextareaField name="text" label={text.opinion} maxLength={pluginLimits.text} help={text.opinionHelp} />
    </FormDialog>
  );
}
