import { describe, expect, it } from 'vitest';
import { activityFlags, type Activity, type Participation } from '../../src/domain/activities';

const activity = (id: number, isPopup = false, ...userParticipation: Participation[]): Activity => ({
  id,
  isPopup,
  userParticipation,
});
const entry = (change: Partial<Participation> = {}): Participation => ({
  apply_to: '异地组网',
  apply_to_package: 2,
  state: 0,
  money: 10,
  ...change,
});

describe('flags by activity id', () => {
  const none = { twoGetOne: false, experience: false, fourGetThree: false, fourGetFour: false, freeUpgrade: false };
  it.each([
    [[], none, undefined],
    [[1], none, undefined],
    [[2], { ...none, twoGetOne: true }, 2],
    [[3], { ...none, experience: true }, undefined],
    [[4], { ...none, fourGetThree: true }, 4],
    [[5], { ...none, fourGetFour: true }, 5],
    [[6], { ...none, freeUpgrade: true }, 6],
    [[7], none, undefined],
    [[2, 3], { ...none, twoGetOne: true, experience: true }, 2],
    [[2, 6], { ...none, twoGetOne: true, freeUpgrade: true }, 6],
  ])('%j', (ids, flags, activeId) => {
    const read = activityFlags(ids.map((id) => activity(id)));
    expect(read).toMatchObject(flags);
    expect(read.activeId).toBe(activeId);
  });
});

describe('remote networking, activity 1', () => {
  const read = (...entries: Participation[]) => activityFlags([activity(1, false, ...entries)]);

  it.each([
    ['package 2', entry(), [true, false]],
    ['package 3', entry({ apply_to_package: 3 }), [false, true]],
    ['package 2 as text', entry({ apply_to_package: '2', state: '0' }), [true, false]],
    ['another package', entry({ apply_to_package: 1 }), [false, false]],
    ['used already', entry({ state: 1 }), [false, false]],
    ['for something else', entry({ apply_to: '云备份' }), [false, false]],
    ['among several', entry({ apply_to: ['云备份', '异地组网'] }), [true, false]],
    ['within a longer label', entry({ apply_to: '异地组网套餐' }), [true, false]],
  ])('%s', (_, one, [offer28, offer68]) => expect(read(one)).toMatchObject({ offer28, offer68 }));

  it('offers both', () => {
    expect(read(entry(), entry({ apply_to_package: 3 }))).toMatchObject({ offer28: true, offer68: true });
  });

  it('gives the highest matching amount, rounded down', () => {
    expect(read(entry({ money: '28.90' }), entry({ money: 12.5 }), entry({ money: 99, state: 1 })).maxMoney).toBe(28);
    expect(read(entry({ money: 'x' })).maxMoney).toBe(0);
    expect(read().maxMoney).toBe(0);
  });

  it('looks at no other activity', () => {
    expect(activityFlags([activity(2, true, entry())])).toMatchObject({
      offer28: false,
      maxMoney: 0,
      sdwanNotice: false,
    });
  });

  it('shows the notice when it is a pop-up', () => {
    expect(activityFlags([activity(1, true)]).sdwanNotice).toBe(true);
    expect(activityFlags([activity(1, false)]).sdwanNotice).toBe(false);
  });
});

it('names the activities that ask for a pop-up', () => {
  expect(activityFlags([activity(2, true), activity(3), activity(6, true)]).popups).toEqual([2, 6]);
});
