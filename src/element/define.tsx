import r2wc from '@r2wc/react-to-web-component';
import { type ComponentType } from 'react';
import type { Connection } from '../session/connection';
import type { Extension } from '../session/extension';
import { languageOf, pageSpeaks, type Language } from '../text/words';
import { tellDeveloper } from '../text/tell-developer';
import type { Theme } from '../theme';
import type { Contract, Prop, PropsOf } from './contract';
import { used } from './deprecated';
import type { ElementState } from './embed-place';
import { watchRoot } from './loader-slot';
import { eventName, handlerName, kebab } from './names';
import { adoptBase } from './sheets';
import { shellOf } from './shell';
import { heedLanguage } from './speaking';
import { adoptStyles } from './styles';
import type { NetpaneElement as PublicElement } from './types';
import { retheme, themeOf, themeWords, watchTheme } from './theme-watch';
import { attributesOf, defaultOf, fromProperty } from './values';

/**
 * Defines a widget's tag. A second definition of the same tag and an import on a server do nothing.
 * The package below mounts, updates and unmounts; attributes, properties, events and moves are handled here.
 */
export function define<C extends Contract>(contract: C, Widget: ComponentType<PropsOf<C>>): void {
  if (typeof customElements === 'undefined' || customElements.get(contract.tag)) return;
  customElements.define(contract.tag, elementOf(contract, Widget as ComponentType<Record<string, unknown>>));
}

const values: unique symbol = Symbol.for('r2wc.props') as never;
const draw: unique symbol = Symbol.for('r2wc.render') as never;
const mounted: unique symbol = Symbol.for('r2wc.context') as never;

/** The part of the package's class that is built upon. Not documented there: its version is pinned, tests watch it. */
interface Mount extends HTMLElement {
  container: ShadowRoot;
  [values]: Record<string, unknown>;
  [draw](): void;
  [mounted]?: unknown;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

function elementOf(contract: Contract, Widget: ComponentType<Record<string, unknown>>): CustomElementConstructor {
  const attributes = attributesOf(contract);
  const keys = new Map([...attributes, ...[...attributes.values()].map((key) => [key.toLowerCase(), key] as const)]);
  const Base = r2wc(shellOf(Widget, contract) as never, { shadow: 'open' }) as unknown as new () => Mount;

  class NetpaneElement extends Base {
    static readonly observedAttributes = ['theme', ...Object.keys(words), ...attributes.keys()];
    /** Custom states; undefined on platforms that have none. */
    readonly #states = (this as HTMLElement).attachInternals?.().states;
    #early = new Map<string, unknown>();
    #drawing = false;
    #stopTheme: (() => void) | undefined;
    #theme: Theme | undefined;
    #connection: Connection | undefined;
    #state: ElementState = {};
    #extend: Extension | undefined;
    /** Done when what a server drew is known to the widget; it cannot be had without its code, and goes then. */
    readonly #taken = this.container.firstChild
      ? import('./served')
          .then(({ takeOver }) => takeOver(this as unknown as PublicElement, this.container))
          .catch(() => this.container.replaceChildren())
      : undefined;

    constructor() {
      super();
      adoptBase(this.container);
      adoptStyles(this.container);
      watchRoot(this.container);
      heedLanguage(this.container, () => this.spoken);
      for (const [key, prop] of Object.entries(contract.props)) this[values][key] = defaultOf(prop);
      for (const [key, { cancelable = false }] of Object.entries(contract.events)) {
        this[values][handlerName(key)] = (detail: unknown) => {
          const event = new CustomEvent(eventName(key), { detail, bubbles: true, composed: true, cancelable });
          return this.dispatchEvent(event);
        };
      }
      this.#takeEarly();
    }

    override connectedCallback() {
      used(`<${contract.tag}>`, contract.deprecated);
      this.#early.clear();
      this.#stopTheme ??= watchTheme(
        this,
        () => this.#theme,
        (dark) => this.#setDark(dark),
      );
      retheme(this);
      if (this.#taken) void this.#taken.then(() => this.isConnected && super.connectedCallback());
      else super.connectedCallback();
    }

    /** What came with a server's page stays in the root. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    /** Another document has dropped the styles: sheets belong to the one that made them. */
    adoptedCallback() {
      void import('./moved').then(
        ({ dress }) => dress(this.container),
        () => undefined,
      );
    }

    /** Called instead of the two others by `moveBefore()`: nothing starts over. */
    connectedMoveCallback() {
      retheme(this);
    }

    override disconnectedCallback() {
      // Later, so that moving keeps the state and React is not unmounted inside the work of a React around us.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#stopTheme?.();
        this.#stopTheme = undefined;
        if (this[mounted]) super.disconnectedCallback();
      });
    }

    attributeChangedCallback(name: string, _old: string | null, value: string | null) {
      const known = words[name];
      if (known) this.#redraw();
      if (known && value && !known.includes(languageOf(name === 'lang' ? value : '') ?? value))
        warnOf(contract.tag, name, value, known);
      const key = attributes.get(name);
      if (this.#early.has(key ?? name)) return;
      if (name === 'theme') this.theme = value as Theme | null;
      if (key) this.setValue(key, value);
    }

    override addEventListener(type: string, ...rest: [never, never?]) {
      const [, told] = Object.entries(contract.events).find(([key]) => eventName(key) === type) ?? [];
      used(`${type} of <${contract.tag}>`, told?.deprecated);
      super.addEventListener(type, ...rest);
    }

    /**
     * Vue takes a binding back by writing '' or 0 into the property and removing the attribute, which may never have been
     * there: the default holds all the same.
     */
    override removeAttribute(name: string) {
      const missing = !this.hasAttribute(name);
      super.removeAttribute(name);
      const key = missing && keys.get(name.toLowerCase());
      if (key) this.setValue(key, undefined);
    }

    /** Value of a prop as the widget gets it. */
    getValue(key: string): unknown {
      return this[values][key];
    }

    setValue(key: string, value: unknown) {
      const prop = contract.props[key] as Prop;
      const meant = fromProperty(prop, value);
      if (meant !== undefined) used(`<${contract.tag} ${kebab(key)}>`, prop.deprecated);
      if (value && meant === undefined) warnOf(contract.tag, key, value, prop.kind === 'choice' ? prop.of : ['number']);
      this[values][key] = meant ?? defaultOf(prop);
      this.#redraw();
    }

    get theme(): Theme | undefined {
      return this.#theme;
    }

    set theme(theme: Theme | null | undefined) {
      this.#theme = themeOf(theme);
      if (theme && !this.#theme) warnOf(contract.tag, 'theme', theme, themeWords);
      retheme(this);
    }

    /** Its own `lang`, where that is a language of ours, or the page's. */
    get spoken(): Language {
      return languageOf(this.lang) ?? pageSpeaks();
    }

    get connection(): Connection | undefined {
      return this.#connection;
    }

    set connection(connection: Connection | null | undefined) {
      this.#connection = connection ?? undefined;
      this.#redraw();
    }

    get state(): ElementState {
      return this.#state;
    }

    set state(state: ElementState | null | undefined) {
      this.#state = state ?? {};
      this.#redraw();
    }

    get extend(): Extension | undefined {
      return this.#extend;
    }

    set extend(extension: Extension | null | undefined) {
      this.#extend = extension ?? undefined;
      this.#redraw();
    }

    /** Properties that were set while the tag was still unknown hide the accessors: take them off and set them again. */
    #takeEarly() {
      for (const key of ['theme', 'connection', 'state', 'extend', ...Object.keys(contract.props)]) {
        if (!Object.hasOwn(this, key)) continue;
        const own = this as unknown as Record<string, unknown>;
        this.#early.set(key, own[key]);
        delete own[key];
        own[key] = this.#early.get(key);
      }
    }

    #setDark(dark: boolean) {
      try {
        this.#states![dark ? 'add' : 'delete']('dark');
      } catch {
        // No custom states, or only those with dashes (Chrome before 125).
        this.toggleAttribute('data-np-dark', dark);
      }
    }

    /** Once for all changes of a turn. Before the element is connected there is nothing to draw. */
    #redraw() {
      if (this.#drawing) return;
      this.#drawing = true;
      queueMicrotask(() => {
        this.#drawing = false;
        if (this[mounted]) this[draw]();
      });
    }
  }

  for (const key of Object.keys(contract.props)) {
    Object.defineProperty(NetpaneElement.prototype, key, {
      enumerable: true,
      configurable: true,
      get(this: NetpaneElement) {
        return this.getValue(key);
      },
      set(this: NetpaneElement, value: unknown) {
        this.setValue(key, value);
      },
    });
  }
  return NetpaneElement;
}

/** Attributes of every element that have no property, with the words for each. */
const words: Readonly<Record<string, readonly string[]>> = {
  density: ['compact', 'normal', 'relaxed'],
  lang: ['zh-CN', 'en'],
  'heading-level': ['1', '2', '3', '4', '5', '6'],
};

/** Says in the developer console that a word is none of those that are known; the default holds. */
const warnOf = (tag: string, name: string, value: unknown, known: readonly string[]) =>
  tellDeveloper(`<${tag} ${kebab(name)}="${String(value)}">: ${known.join(', ')}`);
