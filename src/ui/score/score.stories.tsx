import { Ground } from '../story';
import { Score } from '.';

export default { title: 'ui / score' };

/** Each grade, and nothing to judge by. */
export const Grades = () => (
  <Ground>
    <Score value={96} grade="good" word="良好" note="满分 100，每项问题按影响扣分" />
    <Score value={71} grade="warning" word="需关注" note="满分 100，每项问题按影响扣分" />
    <Score value={36} grade="bad" word="有风险" note="满分 100，每项问题按影响扣分" />
    <Score value={null} grade="warning" word="没有可检查的内容" note="先绑定一台网关" />
  </Ground>
);
