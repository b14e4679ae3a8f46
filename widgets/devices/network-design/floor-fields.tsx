import { useRef, useState } from 'react';
import { useClient } from '../../../src/api';
import { photoUpload } from '../../../src/api/contract/support';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Input } from '../../../src/ui/input';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { Ask } from './network-design.styles';
import { NumberBox } from './number-box';
import { readsPdf } from './open-pdf';
import type { Floor } from './points.model';
import { pointsText as text } from './points.text';

const PlanPdf = lazy(() => import('./plan-pdf').then((m) => m.PlanPdf));

/** What a plan may be; a page of a PDF becomes a picture here. */
const pdf = 'application/pdf';
const kinds = ['image/jpeg', 'image/png', 'image/webp', ...(readsPdf ? [pdf] : [])];

interface FloorFieldsProps {
  floor: Floor;
  disabled: boolean;
  onChange: (changes: Partial<Floor>, field?: string) => void;
  onRemove: () => void;
}

/** Name and size of a floor, and the picture that it is drawn on. */
export function FloorFields({ floor, disabled, onChange, onRemove }: FloorFieldsProps) {
  const picker = useRef<HTMLInputElement>(null);
  const client = useClient();
  const { act, busy } = useAct();
  const [paper, setPaper] = useState<File>();
  const upload = (file: Blob) =>
    act(() => client.call(photoUpload, { file }, { quiet: true, timeout: 120_000 }), {
      said: text.uploaded,
      then: async ({ data }) => {
        // The sheet gets the picture's proportions; its width stays until the scale is given.
        const { width, height } = await createImageBitmap(file).catch(() => floor);
        onChange({ plan: data.id, height: Math.min(500, Math.max(2, (floor.width * height) / width)) });
      },
    });
  return (
    <section>
      <h2 part="heading">{text.plan}</h2>
      <Input
        aria-label={text.nameLabel}
        value={floor.name}
        maxLength={30}
        disabled={disabled}
        onChange={(name) => onChange({ name }, 'name')}
      />
      {(['width', 'height'] as const).map((side) => (
        <Ask key={side}>
          <span>{text[side]}</span>
          <NumberBox
            label={text[side]}
            unit={text.metre}
            value={Math.round(floor[side])}
            least={2}
            most={500}
            disabled={disabled}
            onChange={(value) => onChange({ [side]: value ?? 2 }, side)}
          />
        </Ask>
      ))}
      {!disabled && (
        <>
          <Button size="sm" busy={busy} onClick={() => picker.current?.click()}>
            {floor.plan ? text.another : text.upload}
          </Button>
          <VisuallyHidden>
            <input
              ref={picker}
              type="file"
              tabIndex={-1}
              aria-label={text.upload}
              accept={kinds.join(',')}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                event.target.value = '';
                if (file?.type === pdf) setPaper(file);
                else if (file) void upload(file);
              }}
            />
          </VisuallyHidden>
          <Suspense>
            {paper && <PlanPdf file={paper} onClose={() => setPaper(undefined)} onPick={(page) => void upload(page)} />}
          </Suspense>
          <small>{readsPdf ? text.planHelpPdf : text.planHelp}</small>
          {floor.plan && (
            <Button size="sm" onClick={() => onChange({ plan: null })}>
              {text.takePlan}
            </Button>
          )}
          <Button size="sm" onClick={onRemove}>
            {text.removeFloor}
          </Button>
        </>
      )}
    </section>
  );
}
