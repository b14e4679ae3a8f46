import { number } from '../../format';
import { words } from '../../text/words';

/** Sentences of the task drawer, which comes when it is opened. */
export const taskDrawerText = words('task-drawer', {
  title: '任务',
  empty: '暂无任务',
  emptyReason: '批量执行和导出的进度会显示在这里',
  state: { running: '执行中', done: '已完成', failed: '失败', cancelled: '已取消' },
  progress: (done: number, total: number) => (total ? `${number(done)} / ${number(total)}` : '准备中'),
  counts: (success: number, failed: number, skipped: number) => `成功 ${success}，失败 ${failed}，跳过 ${skipped}`,
  item: { failed: '失败', skipped: '已跳过', success: '成功', waiting: '待上线' },
  more: (n: number) => `另有 ${n} 项未列出`,
  cancel: '取消',
  retry: (n: number) => `重试失败的 ${n} 项`,
  forget: '移除',

  jobs: '设备任务',
  local: '本页任务',
  jobState: { scheduled: '待开始', running: '执行中', paused: '已暂停', done: '已完成', cancelled: '已取消' },
  jobRuns: (running: number) => `${running} 台执行中`,
  jobWaits: (waiting: number) => `${waiting} 台离线，上线后继续`,
  jobUntil: (waiting: number, until: string) => `${waiting} 台离线，上线后继续，等到 ${until}`,
  jobStarts: (at: string) => `${at} 开始（北京时间）`,
  cancelRest: '取消其余',
  giveUp: '放弃等待',
  giveUpAsk: '不再等待离线设备？它们会记为已取消，上线后不会执行。',
  cancelAsk: '取消尚未执行的项？已下发到设备的会继续完成。',
  pause: '暂停',
  resume: '继续',
  startNow: '立即开始',
  startAsk: (title: string, at: string) => `不等到 ${at}，现在开始“${title}”？`,
  startDetail: (count: number, restarts: boolean) =>
    restarts ? `${count} 台设备会重启，网络中断约 3 分钟。` : `对 ${count} 台设备执行。`,
  refused: (reason: string) => `操作失败：${reason}`,
});
