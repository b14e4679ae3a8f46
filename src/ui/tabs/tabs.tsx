import { number } from '../../format';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useLeave } from '../form/leave';
import { Count, Panel, Row, Tab } from './tabs.styles';

/** One tab. */
export interface TabItem<K extends string = string> {
  key: K;
  label: ReactNode;
  /** How many are behind it. */
  count?: number | undefined;
  disabled?: boolean | undefined;
}

/** Props of `Tabs`. */
export interface TabsProps<K extends string> {
  value: K;
  onChange: (key: K) => void;
  items: readonly TabItem<K>[];
  /** Somebody points at a tab or stands on it: it may be chosen next. */
  onNear?: (key: K) => void;
  /** Accessible name of the row. */
  label?: string | undefined;
  /** Right end of the row. */
  end?: ReactNode;
  /** What the chosen tab shows; without it the row stands alone. */
  children?: ReactNode;
}

/** Tabs; left and right arrows choose, as does pressing. */
export function Tabs<K extends string>(props: TabsProps<K>) {
  const { value, onChange, items, onNear, label, end, children } = props;
  const id = useId();
  const leave = useLeave();
  const choose = (key: K) => {
    if (key !== value) leave(() => onChange(key));
  };
  const usable = items.filter((item) => !item.disabled);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = usable.findIndex((item) => item.key === value);
    const steps: Record<string, number> = {
      ArrowRight: (at + 1) % usable.length,
      ArrowLeft: (at - 1 + usable.length) % usable.length,
      Home: 0,
      End: usable.length - 1,
    };
    const next = usable[steps[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.key);
    const row = event.currentTarget;
    row.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus();
  };
  return (
    <>
      <Row>
        <div role="tablist" aria-label={label} onKeyDown={onKeyDown} tabIndex={-1}>
          {items.map((item) => (
            <Tab
              key={item.key}
              type="button"
              role="tab"
              id={`${id}-${item.key}`}
              data-key={item.key}
              aria-selected={item.key === value}
              aria-controls={children == null ? undefined : `${id}-panel`}
              tabIndex={item.key === value ? 0 : -1}
              disabled={item.disabled}
              onClick={() => choose(item.key)}
              onPointerEnter={() => onNear?.(item.key)}
              onFocus={() => onNear?.(item.key)}
            >
              {item.label}
              {item.count !== undefined && <Count>{number(item.count)}</Count>}
            </Tab>
          ))}
        </div>
        {end}
      </Row>
      {children != null && (
        <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
          {children}
        </Panel>
      )}
    </>
  );
}
