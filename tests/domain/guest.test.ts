import { describe, expect, it } from 'vitest';
import {
  checkPortal,
  checkPortalName,
  codeOf,
  contrastWithWhite,
  daysLeft,
  guestMethods,
  methodsApart,
  printCode,
  type PortalContent,
} from '../../src/domain/guest';
import { isDirty, moved, step, stepsOf, wrongs } from '../../widgets/guest/portal-editor/portal-editor.model';
import { cafePage } from '../../widgets/guest/shared/portal/portal.fixture';

describe('a page for guests', () => {
  it('knows the thirteen ways to sign in', () => {
    expect(new Set(guestMethods).size).toBe(13);
  });

  it.each<[string, Partial<PortalContent>, string[]]>([
    ['a whole one', {}, []],
    ['no title', { title: ' ' }, ['title']],
    ['a title of 15', { title: '一二三四五六七八九十一二三四五' }, ['title']],
    ['a subtitle of 25', { subtitle: 'x'.repeat(25) }, ['subtitle']],
    ['a colour that is none', { accent: 'green' }, ['accent']],
    ['letters that nobody can read', { accent: '#9AD1B8' }, ['accent']],
    ['a paper that is none', { paper: '#FFF' }, ['paper']],
    ['no way to sign in', { methods: [] }, ['methods']],
    ['a way twice', { methods: ['qq', 'qq'] }, ['methods']],
    ['terms to agree to that are not there', { terms: '' }, ['terms']],
    ['no terms, and nothing to agree to', { terms: '', must_agree: false }, []],
    ['an address without http', { end: 'url', end_url: 'shanyu.cn/menu' }, ['end_url']],
    ['an address that nobody is led to', { end: 'done', end_url: 'shanyu.cn/menu' }, []],
    ['two things wrong', { title: '', accent: '' }, ['title', 'accent']],
  ])('with %s', (_, change, fields) => {
    expect(Object.keys(checkPortal({ ...cafePage, ...change }))).toEqual(fields);
  });

  it('has a name of at most 32 characters without quotation marks', () => {
    expect(checkPortalName('山屿')).toBeUndefined();
    expect(checkPortalName('')?.rule).toBe('required');
    expect(checkPortalName('x'.repeat(33))?.rule).toBe('maxLength');
    expect(checkPortalName('“山屿”')?.rule).toBe('quotes');
  });

  it('tells the contrast of white letters', () => {
    expect(contrastWithWhite('#000000')).toBeCloseTo(21);
    expect(contrastWithWhite('#FFFFFF')).toBeCloseTo(1);
    expect(contrastWithWhite('#1E5B49')).toBeGreaterThan(7);
  });
});

describe('coupons and messages', () => {
  it('have codes without letters that are taken for another', () => {
    const code = codeOf(Uint8Array.from({ length: 16 }, (_, i) => i * 17));
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    expect(printCode('K7WM3XQP')).toBe('K7WM-3XQP');
  });

  it('last as long as the pace of a week says', () => {
    expect([daysLeft(214, 486), daysLeft(0, 7), daysLeft(10, 0)]).toEqual([3, 0, undefined]);
  });
});

describe('the steps of the editor', () => {
  const first = { name: '山屿', content: cafePage };
  const titled = (title: string) => ({ name: '山屿', content: { ...cafePage, title } });
  const change = (field: string, title: string) => ({ kind: 'change' as const, field, draft: titled(title) });

  it('go back and forth, and typing on is one step', () => {
    let steps = [change('title', '欢'), change('title', '欢迎'), change('subtitle', '再来')].reduce(
      step,
      stepsOf(first),
    );
    expect(steps.past).toHaveLength(2);
    steps = step(steps, { kind: 'undo' });
    expect(steps.now.content.title).toBe('欢迎');
    steps = step(steps, { kind: 'undo' });
    expect(steps.now).toBe(first);
    expect(step(steps, { kind: 'undo' })).toBe(steps);
    expect(step(steps, { kind: 'redo' }).now.content.title).toBe('欢迎');
  });

  it('forget what was taken back once something else is changed', () => {
    const back = step(step(stepsOf(first), change('title', '甲')), { kind: 'undo' });
    expect(step(back, change('title', '乙')).future).toEqual([]);
  });

  it('drop changes as a step that can be taken back', () => {
    const dropped = step(step(stepsOf(first), change('title', '甲')), { kind: 'drop' });
    expect(isDirty(dropped)).toBe(false);
    expect(step(dropped, { kind: 'undo' }).now.content.title).toBe('甲');
  });

  it('are not dirty once saved', () => {
    const changed = step(stepsOf(first), change('title', '甲'));
    expect(isDirty(changed)).toBe(true);
    expect(isDirty(step(changed, { kind: 'saved', draft: changed.now }))).toBe(false);
  });

  it('say what is wrong in words, by field', () => {
    expect(wrongs({ name: '', content: { ...cafePage, accent: '#EEEEEE' } })).toEqual({
      name: '必须填写模板名称',
      accent: '[主色]太浅，白字看不清',
    });
  });

  it('put a way to sign in at another place', () => {
    expect(moved(['phone', 'qq', 'trial'], 'trial', 0)).toEqual(['trial', 'phone', 'qq']);
    expect(moved(['phone', 'qq'], 'phone', 1)).toEqual(['qq', 'phone']);
  });
});

it('a gateway and its page disagree in what one has and the other has not', () => {
  expect(methodsApart(['phone', 'wechat'], ['wechat', 'qq'])).toEqual({ hidden: ['phone'], off: ['qq'] });
  expect(methodsApart(['phone'], ['phone'])).toEqual({ hidden: [], off: [] });
});
