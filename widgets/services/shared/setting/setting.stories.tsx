import { Measures, SettingDesk } from '.';
import { Story } from '../../../../src/element/story';
import { settingAnswers, settingStory } from './setting.fixture';

export default { title: 'services / setting' };

/** Gateways, the settings of one, and what was measured. */
export const Desk = () => (
  <Story answers={settingAnswers}>
    <SettingDesk
      service="speedup"
      gwid=""
      manage
      side={({ detail }) => <Measures service="speedup" detail={detail} manage />}
    >
      {({ draft }) => draft.sections.map(({ key, label }) => <p key={key}>{label}</p>)}
    </SettingDesk>
  </Story>
);

/** Before and after, and nothing measured yet. */
export const Effect = () => (
  <Story>
    <Measures service="speedup" detail={settingStory} manage />
    <Measures service="speedup" detail={{ ...settingStory, measures: [] }} manage={false} />
  </Story>
);
