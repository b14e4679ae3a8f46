import { Window } from 'happy-dom';

// `node react-scenario.mjs <module>`: does what our pages do with a build of React, and prints what came of it.

const window = new Window({ url: 'http://netpane.test/' });
const { document } = window;
Object.assign(globalThis, {
  window,
  document,
  HTMLIFrameElement: window.HTMLIFrameElement,
  ShadowRoot: window.ShadowRoot,
  reportError: ({ message }) => say('told', message),
});
// As every browser has.
window.CompositionEvent ??= window.UIEvent;
const React = await import(process.argv[2]);
const { createElement: h, createRoot, createPortal, flushSync, Suspense, Activity } = React;
const { useState, useEffect, useLayoutEffect, useEffectEvent, useRef, useId, use, useContext } = React;

const say = (...words) => console.log(...words);
/** Until nothing is left to draw. Parts that come one after the other are shown at most every 300 ms. */
const still = async (ms = 0) => {
  await new Promise((done) => setTimeout(done, ms));
  for (let turns = 0; turns < 30; turns++) await new Promise((done) => setImmediate(done));
};
/** Something that comes when it is told to. */
const later = () => {
  const one = {};
  one.promise = new Promise((done) => (one.come = done));
  return one;
};
const code = later();
const work = later();
let answer = later();
const [root, aside] = [0, 1].map(() => document.body.appendChild(document.createElement('div')));
const show = (when) => say(when, root.innerHTML, '|', aside.innerHTML);

const Given = React.createContext('nothing');
const Later = React.lazy(async () => {
  await code.promise;
  return { default: () => h('i', null, 'later, ', useContext(Given)) };
});
class Boundary extends React.Component {
  state = {};
  static getDerivedStateFromError = (error) => ({ error });
  componentDidCatch = (error, { componentStack }) => say('caught', error.message, componentStack.length > 0);
  componentWillUnmount = () => say('boundary goes');
  render() {
    return this.state.error ? h('b', null, 'failed') : this.props.children;
  }
}
const Bad = ({ on }) => {
  if (on) throw new Error('boom');
  return 'fine';
};
const Kept = React.memo(({ text }) => say('drawn once') ?? h('u', null, text));
const Field = React.forwardRef((props, ref) => h('input', { ...props, ref }));

const page = {};
const Answer = () => h('em', null, use(answer.promise));
let outside = 1;
const listeners = new Set();

function Item({ n }) {
  useEffect(() => {
    say('on', n);
    return () => say('off', n);
  }, [n]);
  return h('li', null, n);
}

function Hideable() {
  const [count, setCount] = useState(0);
  page.setCount = setCount;
  useLayoutEffect(() => {
    say('laid out');
    return () => say('layout gone');
  }, []);
  useEffect(() => {
    say('in effect');
    return () => say('effect gone');
  }, []);
  return h('p', null, count);
}

function Page() {
  const [list, setList] = useState([1, 2, 3]);
  const [text, setText] = useState('');
  const [choice, setChoice] = useState('b');
  const [ticked, setTicked] = useState(false);
  const [bad, setBad] = useState(false);
  const [mode, setMode] = useState('visible');
  const [pending, start] = React.useTransition();
  const deferred = React.useDeferredValue(text);
  const field = useRef(null);
  const number = React.useSyncExternalStore(
    (listener) => listeners.add(listener) && (() => listeners.delete(listener)),
    () => outside,
  );
  const tell = useEffectEvent(() => say('list changed at', text));
  useEffect(() => tell(), [list]);
  useLayoutEffect(() => say('field', field.current?.tagName), []);
  Object.assign(page, { setList, setText, setBad, setMode, start });
  return h(
    Given.Provider,
    { value: 'given' },
    h(
      'div',
      {
        ...{
          id: useId(),
          className: 'a b',
          style: { color: 'red', width: 3, '--x': '1' },
          'data-x': 1,
          'aria-hidden': true,
        },
        ...{
          onClick: ({ target }) => say('click at', target.tagName),
          onFocus: () => say('focus'),
          onBlur: () => say('blur'),
        },
        ...{ onKeyDown: ({ key }) => say('key', key), onMouseEnter: () => say('enter') },
        ...{ onCompositionStart: () => say('composes'), onCompositionEnd: ({ data }) => say('composed', data) },
        onTouchMove: () => {
          throw new Error('slipped');
        },
      },
      h('button', { onClickCapture: () => say('capture'), onClick: () => setList((all) => all.toReversed()) }, 'turn'),
      h(Field, { ref: field, value: text, onChange: ({ target }) => setText(target.value) }),
      h('textarea', { defaultValue: 'text' }),
      h(
        'select',
        { value: choice, onChange: ({ target }) => setChoice(target.value) },
        ['a', 'b'].map((value) => h('option', { key: value, value }, value)),
      ),
      h('input', { type: 'checkbox', checked: ticked, onChange: ({ target }) => setTicked(target.checked) }),
      h(
        'ul',
        null,
        list.map((n) => h(Item, { key: n, n })),
      ),
      h('span', null, deferred, pending ? 'pending' : 'calm', number, choice, ticked ? 'ticked' : null, false, 0),
      h(Suspense, { fallback: 'waits' }, h(Later)),
      h(Suspense, { fallback: 'waits too' }, h(Answer)),
      h(Activity, { mode }, h(Hideable)),
      h(Boundary, null, h(Bad, { on: bad })),
      h(Kept, { text: 'kept' }),
      createPortal(h('a', { href: '#', onClick: () => say('in the portal') }, 'portal'), aside),
      h('svg', { viewBox: '0 0 1 1' }, h('title', null, 'drawing'), h('path', { d: 'M0 0', strokeWidth: 2 })),
      h('div', { dangerouslySetInnerHTML: { __html: '<s>markup</s>' } }),
      h(React.Fragment, null, 'x', h('hr')),
      h('np-x', { foo: 'bar', onfoo: () => say('event of an element') }),
      h('form', { onSubmit: (event) => (event.preventDefault(), say('sent')) }, h('button', { type: 'submit' }, 's')),
      h('details', { open: true, onToggle: () => say('toggled') }),
      h('dialog', { onClose: () => say('closed') }),
      h('img', { src: 'x.png', onError: () => say('no picture') }),
    ),
  );
}

const top = createRoot(root, { onCaughtError: () => say('told'), onUncaughtError: ({ stack }) => say('fell', stack) });
const at = (selector) => root.querySelector(selector);
const fire = (selector, type, Kind = window.Event, init = {}) =>
  at(selector).dispatchEvent(new Kind(type, { bubbles: true, ...init }));
top.render(h(Page));
await still();
show('first');
code.come();
answer.come('answer');
await still(400);
show('settled');
at('button').click();
aside.querySelector('a').click();
await still();
show('turned');
Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value').set.call(at('input'), 'typed');
fire('input', 'input');
at('input[type=checkbox]').click();
at('select').value = 'a';
fire('select', 'change');
at('input').focus();
at('input').blur();
fire('input', 'keydown', window.KeyboardEvent, { key: 'Enter' });
for (const part of ['start', 'update', 'end'])
  fire('input', `composition${part}`, window.CompositionEvent, { data: '网' });
fire('input', 'touchmove');
fire('div', 'mouseover', window.MouseEvent, { relatedTarget: document.body });
await still();
show('typed');
page.setMode('hidden');
await still();
page.setCount(5);
await still();
show('hidden');
page.setMode('visible');
await still();
page.start(async () => {
  await work.promise;
  page.setText('later');
});
await still();
show('pending');
work.come();
await still(400);
show('done');
React.startTransition(() => page.setList([5, 1, 9, 3]));
await still();
outside = 2;
for (const tell of listeners) tell();
await still();
show('moved');
flushSync(() => page.setList([3]));
show('at once');
at('form button').click();
for (const [selector, type] of Object.entries({ 'np-x': 'foo', img: 'error', details: 'toggle', dialog: 'close' })) {
  fire(selector, type);
}
page.setBad(true);
await still();
answer = later();
page.setList([7]);
await still();
show('asks again');
answer.come('another');
await still(400);
show('answered');
top.unmount();
await still();
show('gone');

const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
const inShadow = createRoot(shadow, { onUncaughtError: ({ message }) => say('fell', message) });
inShadow.render(h('button', { onClick: () => say('in a shadow') }, 'b'));
await still();
shadow.querySelector('button').click();
inShadow.render(h(Bad, { on: true }));
await still();
say(shadow.innerHTML);
process.exit(0);
