import type { ConfigVersion } from '../../api/contract/config';
import { spaced } from '../../text/spaced';
import { words } from '../../text/words';

/** Words of the versions of a configuration. */
export const historyText = words('stagedHistory', {
  origins: {
    initial: '初始配置',
    apply: '修改',
    rollback: '回滚',
    restore: '从备份恢复',
    import: '从设备导入',
  } satisfies Record<ConfigVersion['origin'], string>,
  historyTitle: (name: string) => spaced`${name}的配置历史`,
  current: '目标版本',
  showDiff: '与当前的差异',
  hideDiff: '收起差异',
  rollback: '回滚到此版本',
  rollbackTitle: (version: number) => `回滚到版本 ${version}`,
  rollbackBody: '会以该版本的内容生成新版本并立即下发，未下发的草稿保留。',
  rolledBack: '回滚已提交，等待设备确认',
  take: '载入草稿',
  changesOf: (count: number, sections: string) => (sections ? `${count} 项修改：${sections}` : '没有修改'),
  from: (version: number) => `来自版本 ${version}`,
  more: '加载更多',
});
