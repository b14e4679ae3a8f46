import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ActivityNotice } from '../../host/pages/services/activity-notice';
import { useActivities } from '../../host/use-activities';
import { session } from '../../src/session/session';
import { Over, type Asked } from '../widgets/overview/server';

const activity = (id: number, isPopup = false, ...userParticipation: object[]) => ({
  id,
  title: `活动${id}`,
  isPopup,
  userParticipation,
});
const offer = (apply_to_package: number, money: number, state = 0) => ({
  apply_to: '异地组网',
  apply_to_package,
  state,
  money,
});
const running = (activities: object[], freeUpgradeMarkImgUrl = '') => ({
  '/api/v3/operational_activities': {
    activities,
    isPopup: false,
    popupImgUrl: '',
    bannerImgUrl: '',
    menuMarkImgUrl: '',
    freeUpgradeMarkImgUrl,
  },
  '/api/v3/service/detail/sdwan': {
    unit: '个成员',
    tiers: [
      { package: 2, name: '标准版', month_fen: 4800 },
      { package: 3, name: '企业版', month_fen: 9800 },
    ],
  },
});

let asked: Asked[];
beforeEach(() => {
  asked = [];
  session.activities = undefined;
});
afterEach(cleanup);

const show = (answers: object, service = 'sdwan') =>
  render(
    <Over answers={answers} asked={asked}>
      <ActivityNotice service={service} />
    </Over>,
  );

it('opening the home page sets what the activities switch on', async () => {
  const Home = () => void useActivities();
  render(
    <Over answers={running([activity(1, true, offer(2, 28.9)), activity(5)])} asked={asked}>
      <Home />
    </Over>,
  );
  await waitFor(() =>
    expect(session.activities).toMatchObject({ offer28: true, offer68: false, maxMoney: 28, activeId: 5 }),
  );
});

describe('the notice on pages about networking', () => {
  it.each<[string, object[], string]>([
    [
      'both offers',
      [activity(1, true, offer(2, 28), offer(3, 68.5))],
      '活动1标准版首月 28 元 / 成员，之后 48 元 / 月；企业版首月 68 元 / 成员，之后 98 元 / 月',
    ],
    [
      'one offer, the other used',
      [activity(1, true, offer(2, 28), offer(3, 68, 1))],
      '活动1标准版首月 28 元 / 成员，之后 48 元 / 月',
    ],
    ['a gift', [activity(2)], '活动2买 2 个月送 1 个月'],
    [
      'the last of several',
      [activity(4), activity(5), activity(3)],
      '活动5买 4 个月送 3 个月；买 4 个月送 4 个月；体验版可试用',
    ],
    [
      'the notice and a gift',
      [activity(1, true, offer(2, 28)), activity(2)],
      '活动1标准版首月 28 元 / 成员，之后 48 元 / 月；买 2 个月送 1 个月',
    ],
    ['an activity that does not pop up', [activity(1, false, offer(2, 28)), activity(6)], '活动6升级免补差价'],
  ])('says %s', async (_, activities, words) => {
    show(running(activities));
    await waitFor(() => expect(screen.getByRole('note').textContent).toBe(words));
  });

  it('shows the mark of the free upgrade', async () => {
    show(running([activity(6)], 'data:image/svg+xml,'));
    expect(await screen.findByRole('img', { name: '升级免补差价' })).toBeTruthy();
  });

  it('is not there without activities, when the call fails, or for another service', async () => {
    show(running([]));
    show({});
    show(running([activity(2)]), 'domain_parsing');
    await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(4));
    expect(screen.queryByRole('note')).toBeNull();
  });
});
