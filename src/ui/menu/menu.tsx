import {
  cloneElement,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { useMergedRef, type Placement } from '../layer';
import { Popover } from '../popover';
import { moveInMenu } from './keys';
import { Item, Hint, Rule, Top } from './menu.styles';

/** One line of a menu. */
export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Right of the label: a version, a count. */
  hint?: ReactNode;
  /** Destroys something. */
  danger?: boolean;
  /** Stays readable and reachable, but does nothing. */
  disabled?: boolean;
  /** The one in force; gives the item a radio's meaning. */
  current?: boolean;
  /** A line above it. */
  divided?: boolean;
  onSelect: () => void;
}

/** Props of `Menu`. */
export interface MenuProps {
  /** Accessible name of the list. */
  label: string;
  /** The button that opens it; takes a ref and the aria fields. */
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly MenuItem[];
  /** Above the items, not one of them: whose menu it is. */
  header?: ReactNode;
  /** `bottom-end` unless told. */
  placement?: Placement | undefined;
}

/** A button with a list of actions. Arrows, Home, End, first letters, Enter and Escape work as in a desktop menu. */
export function Menu({ label, trigger, items, header, placement = 'bottom-end' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLElement>(null);
  const ref = useMergedRef(anchor, trigger.props.ref as Ref<HTMLElement> | undefined);
  const id = useId();
  const own = trigger.props as { onClick?: (e: MouseEvent) => void; onKeyDown?: (e: KeyboardEvent) => void };

  const choose = (item: MenuItem) => {
    if (item.disabled) return;
    setOpen(false);
    item.onSelect();
  };
  return (
    <>
      {cloneElement(trigger, {
        ref,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: (event: MouseEvent) => {
          own.onClick?.(event);
          setOpen(!open);
        },
        onKeyDown: (event: KeyboardEvent) => {
          own.onKeyDown?.(event);
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      <Popover
        open={open}
        anchor={anchor}
        onClose={() => setOpen(false)}
        placement={placement}
        role="menu"
        id={id}
        label={label}
        flush
        onKeyDown={(event) => {
          if (event.key === 'Tab') setOpen(false);
          else moveInMenu(event);
        }}
      >
        {header && <Top role="presentation">{header}</Top>}
        {items.map((item) => (
          <MenuLine key={item.key} item={item} onChoose={choose} />
        ))}
      </Popover>
    </>
  );
}

function MenuLine({ item, onChoose }: { item: MenuItem; onChoose: (item: MenuItem) => void }) {
  const radio = item.current !== undefined;
  return (
    <>
      {item.divided && <Rule />}
      <Item
        type="button"
        role={radio ? 'menuitemradio' : 'menuitem'}
        aria-checked={radio ? item.current : undefined}
        aria-disabled={item.disabled || undefined}
        $danger={item.danger}
        $current={item.current}
        onClick={() => onChoose(item)}
      >
        {item.icon}
        <span>{item.label}</span>
        {item.hint != null && <Hint>{item.hint}</Hint>}
      </Item>
    </>
  );
}
