import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createApp, h, nextTick, shallowRef } from 'vue';

/** What a framework is asked to draw: a tag with its props and the text of its child, or nothing. */
interface Wanted {
  tag: string;
  props: Record<string, unknown>;
  child?: string | undefined;
}

/** Has a framework draw into a place of its own; each call replaces what was wanted before. */
export type Draw = (wanted: Wanted | undefined) => Promise<Element | null>;

const place = () => document.body.appendChild(document.createElement('section'));

function react(): Draw {
  const box = place();
  const root = createRoot(box);
  return async (wanted) => {
    const child: ReactNode = wanted?.child && createElement('i', null, wanted.child);
    flushSync(() => root.render(wanted ? createElement(wanted.tag, wanted.props, child) : null));
    return box.firstElementChild;
  };
}

function vue(): Draw {
  const box = place();
  const now = shallowRef<Wanted>();
  const draw = () => {
    if (!now.value) return null;
    const { tag, props, child } = now.value;
    return h(tag, props, child ? [h('i', child)] : []);
  };
  createApp({ render: draw }).mount(box);
  return async (wanted) => {
    now.value = wanted;
    await nextTick();
    return box.firstElementChild;
  };
}

Object.assign(window, { frameworks: { react, vue } });
