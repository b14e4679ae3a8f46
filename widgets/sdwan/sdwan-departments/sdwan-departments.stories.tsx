import { Story } from '../../../src/element/story';
import { SdwanDepartments } from './sdwan-departments';
import { noDepartments, sdwanDepartmentsAnswers as answers, sdwanDepartmentsPath } from './sdwan-departments.fixture';

export default { title: 'sdwan / sdwan-departments' };

export const Ordinary = () => (
  <Story answers={answers}>
    <SdwanDepartments />
  </Story>
);

export const Nothing = () => (
  <Story answers={noDepartments}>
    <SdwanDepartments />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [sdwanDepartmentsPath]: 500 }}>
    <SdwanDepartments />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SdwanDepartments />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SdwanDepartments />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SdwanDepartments />
  </Story>
);
