import { words } from '../../text/words';

/** What the header says of tasks, and what one that failed without a word says. */
export const tasksText = words('tasks', {
  open: (running: number) => (running ? `任务，${running} 个执行中` : '任务'),
  noResult: '没有返回结果',
});
