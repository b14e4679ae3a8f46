import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useEffect, useRef, useState } from 'react';
import { ChevronDown } from '../icon';
import { Shell } from '../input';
import { enterLayer, raisable, raise, sink } from '../layer';
import type { Option } from '../select';
import { Arrow, List, Nothing, Row, Stage } from './combobox.styles';
import { formText } from './form.text';
import type { FieldState } from './use-field';

/** Props of `ComboboxBox`. */
export interface ComboboxBoxProps {
  /** What the box itself carries: its name, and how it stands. */
  control: Partial<FieldState<string>['control']> & { 'aria-label'?: string };
  size: 'sm' | 'md' | 'lg';
  options: readonly Option[];
  placeholder: string;
  onSearch: ((query: string) => void) | undefined;
  value: string;
  onChange: (value: string) => void;
}

/**
 * Base UI's combobox. Its list lives in a stage of ours in the top layer: neither a transformed ancestor nor the shadow
 * root's edge clips it there, and it finds our styles.
 */
export function ComboboxBox({ control, size, options, placeholder, onSearch, value, onChange }: ComboboxBoxProps) {
  const [open, setOpen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const node = stage.current;
    if (!open || !node) return;
    raise(node);
    const leave = enterLayer({ node, anchor: box.current, close: () => setOpen(false) });
    return () => {
      leave();
      sink(node);
    };
  }, [open]);

  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root
        items={options}
        value={chosen}
        onValueChange={(option) => onChange(option?.value ?? '')}
        isItemEqualToValue={(a, b) => a.value === b.value}
        open={open}
        onOpenChange={setOpen}
        onInputValueChange={onSearch}
        filter={onSearch ? null : undefined}
        disabled={control.disabled}
        autoHighlight
      >
        <Shell ref={box} $size={size} $invalid={control['aria-invalid'] === true} $disabled={control.disabled}>
          <Combobox.Input {...control} placeholder={placeholder} />
          <Arrow tabIndex={-1} aria-label={formText.choose}>
            <ChevronDown size={14} />
          </Arrow>
        </Shell>
        <Stage ref={stage} popover={raisable}>
          {open && (
            <Combobox.Portal container={stage}>
              <Combobox.Positioner sideOffset={4} anchor={box} positionMethod="fixed">
                <List>
                  <Combobox.Empty>
                    <Nothing>{formText.noOption}</Nothing>
                  </Combobox.Empty>
                  <Combobox.List>
                    {(option: Option) => (
                      <Row key={option.value} value={option} disabled={option.disabled}>
                        {option.label}
                      </Row>
                    )}
                  </Combobox.List>
                </List>
              </Combobox.Positioner>
            </Combobox.Portal>
          )}
        </Stage>
      </Combobox.Root>
    </CSPProvider>
  );
}
