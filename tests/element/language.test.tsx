import { act } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, ClientContext, useRead, type Client } from '../../src/api';
import { alarms } from '../../src/api/contract/alarm';
import { define } from '../../src/element';
import { contract } from '../../src/element/contract';
import { NetpaneProvider } from '../../src/element/provider';
import { connect } from '../../src/session/connection';
import { perLanguage, speak, translate, words, wordsFrom } from '../../src/text/words';
import '../../src/api/refusal/in-english';
import { told } from '../../src/api/said';
import '../../src/text/rules.text.en';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const text = words('probe-words', {
  title: '标题',
  saved: '已保存',
  total: (count: number) => `共 ${count} 条`,
  inner: { deep: '里面', list: ['一', '二'] },
});
const inner = text.inner;
translate<typeof text>('probe-words', {
  title: 'Title',
  saved: 'Saved',
  total: (count) => `${count} in total`,
  inner: { deep: 'Inside', list: ['one', 'two'] },
});

let made = 0;
const columns = perLanguage(() => {
  made++;
  return [{ title: text.title }];
});

let save: () => Promise<void>;

function Words() {
  const [said, say] = useState('');
  const [count, setCount] = useState(0);
  const kept = useMemo(() => text.inner.list.join(), []);
  const onClick = async () => {
    await save();
    say(text.saved);
  };
  return (
    <div>
      <output>{[text.title, text.total(2), inner.deep, kept, columns()[0]?.title, said, count].join(' ')}</output>
      <button onClick={() => void onClick()}>save</button>
      <button onClick={() => setCount(count + 1)}>count</button>
    </div>
  );
}

define(
  contract({
    tag: 'np-words',
    name: 'Words',
    family: 'tests',
    summary: '',
    status: 'beta',
    scopes: [],
    props: {},
    events: {},
    parts: {},
  }),
  Words,
);

const chinese = '标题 共 2 条 里面 一,二 标题';
const english = 'Title 2 in total Inside one,two Title';

async function show(html: string) {
  await act(async () => {
    document.body.innerHTML = html;
  });
  return [...document.querySelectorAll('np-words')];
}
const said = (element?: Element) => element?.shadowRoot?.querySelector('output')?.textContent;
const spoken = (element?: Element) => element?.shadowRoot?.querySelector('[part=root]')?.getAttribute('lang');
const click = (element: Element | undefined, name: string) =>
  act(async () => {
    [...(element?.shadowRoot?.querySelectorAll('button') ?? [])].find((one) => one.textContent === name)?.click();
  });

afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  speak('zh-CN');
});

describe('the language of an element', () => {
  it('is its own: an English one stands beside a Chinese one', async () => {
    const [first, second, third] = await show(
      '<np-words lang="en"></np-words><np-words></np-words><np-words lang="en-GB"></np-words>',
    );
    expect([said(first), said(second), said(third)]).toEqual([`${english}  0`, `${chinese}  0`, `${english}  0`]);
    expect([spoken(first), spoken(second)]).toEqual(['en', 'zh-CN']);
  });

  it('stays when a part of it is drawn again, whatever was drawn in between', async () => {
    const [first, second] = await show('<np-words lang="en"></np-words><np-words></np-words>');
    for (const element of [second, first, second, first]) await click(element, 'count');
    expect([said(first), said(second)]).toEqual([`${english}  2`, `${chinese}  2`]);
  });

  it('is spoken in the answer to what the reader did, however long it took', async () => {
    let done = () => {};
    save = () => new Promise((end) => (done = end));
    const [first, second] = await show('<np-words lang="en"></np-words><np-words></np-words>');
    await click(first, 'save');
    await act(async () => done());
    await click(second, 'save');
    await act(async () => done());
    expect([said(first), said(second)]).toEqual([`${english} Saved 0`, `${chinese} 已保存 0`]);
  });

  it('changes with the attribute and the property, and goes back to the page’s', async () => {
    const [element] = await show('<np-words></np-words>');
    await act(async () => element?.setAttribute('lang', 'en'));
    expect([said(element), spoken(element)]).toEqual([`${english}  0`, 'en']);
    await act(async () => ((element as HTMLElement).lang = 'zh-CN'));
    expect(said(element)).toBe(`${chinese}  0`);
    await act(async () => (speak('en'), element?.removeAttribute('lang')));
    expect(said(element)).toBe(`${english}  0`);
  });

  it('is the page’s where the attribute names none of ours', async () => {
    const [element] = await show('<np-words lang="fr"></np-words>');
    expect([said(element), spoken(element)]).toEqual([`${chinese}  0`, 'zh-CN']);
  });

  it('follows a later connect()', async () => {
    const [element, own] = await show('<np-words></np-words><np-words lang="zh-CN"></np-words>');
    await act(async () => connect({ baseUrl: '', token: () => 't', lang: 'en' }));
    expect([said(element), said(own)]).toEqual([`${english}  0`, `${chinese}  0`]);
  });

  it('makes what is made of words once for each language', async () => {
    await show('<np-words lang="en"></np-words><np-words></np-words><np-words lang="en"></np-words>');
    expect(made).toBe(2);
  });
});

it('React components speak the language of their provider', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const both = (
    <>
      <NetpaneProvider lang="en">
        <Words />
      </NetpaneProvider>
      <NetpaneProvider>
        <Words />
      </NetpaneProvider>
    </>
  );
  await act(async () => root.render(both));
  expect([...box.querySelectorAll('output')].map((one) => one.textContent)).toEqual([`${english}  0`, `${chinese}  0`]);
  await act(async () => root.unmount());
});

it('one refusal of the server is read in the language of each who shows it', async () => {
  const refused = new ApiError('invalid', () => told('该银行卡已绑定', { reason: 'cardBound' }), { status: 422 });
  const client = {
    id: 'refused',
    personal: true,
    baseUrl: '',
    call: () => Promise.reject(refused),
  } as unknown as Client;
  function Shown() {
    const { error } = useRead(alarms, {});
    return <output>{error?.message}</output>;
  }
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const both = (['en', 'zh-CN'] as const).map((lang) => (
    <NetpaneProvider key={lang} lang={lang}>
      <ClientContext value={client}>
        <Shown />
      </ClientContext>
    </NetpaneProvider>
  ));
  await act(async () => root.render(both));
  const [first, second] = [...box.querySelectorAll('output')].map((one) => one.textContent);
  expect(first).toBe('This card is bound already');
  expect(second).toBe('该银行卡已绑定');
  await act(async () => root.unmount());
});

it('what the loader has to bring is waited for, and where it cannot be had the widget speaks Chinese', async () => {
  vi.resetModules();
  const fresh = await import('../../src/text/words');
  expect(fresh.bringWords('en')).toBeUndefined();
  const brought = Promise.resolve();
  fresh.wordsFrom(() => brought);
  expect([fresh.bringWords('zh-CN'), fresh.bringWords('en')]).toEqual([undefined, brought]);
  wordsFrom(() => undefined);
});
