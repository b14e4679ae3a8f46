import type { Scope } from '../api/endpoint';

/** Something public that is to go: the version that said so, and the name of what to use instead. */
export interface Deprecation {
  since: string;
  instead: string;
}

/**
 * A prop of a widget. Attribute name: the key in kebab-case; `data` has no attribute. `deprecated`: it is to go, and who sets it
 * is told so. `needed`: without it the widget has nothing to show; an example of its value.
 */
export type Prop = PropKind & { deprecated?: Deprecation; needed?: string };

type PropKind =
  | { kind: 'text'; doc: string; default?: string | undefined }
  | { kind: 'number'; doc: string; default?: number | undefined }
  | { kind: 'choice'; doc: string; of: readonly string[]; default?: string | undefined }
  | { kind: 'flag'; doc: string }
  | { kind: 'data'; doc: string; type: string; sample?: unknown };

/** One line or more of text. */
export const text = <const D extends string | undefined = undefined>(doc: string, fallback?: D) =>
  ({ kind: 'text', doc, default: fallback as D }) as const;

/** A number; an attribute that is not one counts as absent. */
export const number = <const D extends number | undefined = undefined>(doc: string, fallback?: D) =>
  ({ kind: 'number', doc, default: fallback as D }) as const;

/** One of a few words; any other word counts as absent. */
export const choice = <const O extends readonly string[], const D extends O[number] | undefined = undefined>(
  doc: string,
  of: O,
  fallback?: D,
) => ({ kind: 'choice', doc, of, default: fallback as D }) as const;

/** True when the attribute is there, whatever its value. */
export const flag = (doc: string) => ({ kind: 'flag', doc }) as const;

/** A text without which the widget has nothing to show, as in `example`. */
export const needed = <const P extends Prop>(prop: P, example: string) => ({ ...prop, needed: example }) as const;

/** Any value, by property only. `type` is its TypeScript name for the manifest. */
export const data = <T>(doc: string, type: string, sample?: T) =>
  ({ kind: 'data', doc, type, sample }) as { kind: 'data'; doc: string; type: string; sample?: T };

/** Something that the widget tells: key `alarmOpen` is `onAlarmOpen(detail)` in React and `np-alarm-open` in the DOM. */
export interface EventSpec<D = unknown> {
  doc: string;
  /** TypeScript type of the detail, for the manifest. */
  type: string;
  /** True: `preventDefault()` on the DOM event stops what the widget would do itself. */
  cancelable?: boolean;
  /** It is to go, and who listens to it is told so. */
  deprecated?: Deprecation;
  /** Only carries the type. */
  readonly detail?: D;
}

/** Declares an event with a typed detail. */
export const event = <D>(
  doc: string,
  type: string,
  options: Pick<EventSpec, 'cancelable' | 'deprecated'> = {},
): EventSpec<D> => ({
  doc,
  type,
  ...options,
});

/** Everything that outsiders may rely on about a widget, written once. */
export interface Contract {
  /** `np-` and the folder's name. */
  readonly tag: `np-${string}`;
  /** Name of the React component. */
  readonly name: string;
  /** What it is about: the word of the folder that its own folder stands in. */
  readonly family: string;
  /** One sentence for partners. */
  readonly summary: string;
  readonly status: 'stable' | 'beta';
  /** The whole element is to go, and who uses it is told so. */
  readonly deprecated?: Deprecation;
  /** What an embed token must hold for this widget to show what it is for. `account`: the console's own, never embedded. */
  readonly scopes: readonly Scope[];
  /** What it must hold besides for what can be done in the widget; without, the server refuses that and the rest works. */
  readonly acts?: readonly Scope[];
  readonly props: Readonly<Record<string, Prop>>;
  readonly events: Readonly<Record<string, EventSpec>>;
  /** Names for `::part()` of its own, with a sentence each; those of the design system are found in the code (`partsOf`). */
  readonly parts: Readonly<Record<string, string>>;
}

/** Declares a contract; only narrows the type. */
/*#__NO_SIDE_EFFECTS__*/
export function contract<const C extends Contract>(spec: C): C {
  return spec;
}

type ValueOf<P> = P extends { kind: 'choice'; of: readonly (infer O)[] }
  ? O
  : P extends { kind: 'data'; sample?: infer T }
    ? T
    : P extends { kind: 'number' }
      ? number
      : P extends { kind: 'flag' }
        ? boolean
        : string;

type Handler<K extends string> = `on${Capitalize<K>}`;

/** The React props that a contract describes. All optional: an element can be there before its attributes. */
export type PropsOf<C extends Contract> = {
  [K in keyof C['props']]?: ValueOf<C['props'][K]> | undefined;
} & {
  [K in keyof C['events'] as Handler<K & string>]?: (
    detail: C['events'][K] extends EventSpec<infer D> ? D : never,
  ) => boolean | void;
};
