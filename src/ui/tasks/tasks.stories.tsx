import { useState, type ReactNode } from 'react';
import { TaskButton, TaskDrawer } from '.';
import { Story } from '../../element/story';
import { Ground } from '../story';
import { TaskList } from './task-list';
import { tasks, type Task } from './tasks.state';

export default { title: 'ui / tasks' };

const jobs = { '/api/v3/job/list': { list: [], total: 0 } };
const task = (id: string, title: string, more: Partial<Task>): Task => ({
  ...{ id, title, kind: 'batch', state: 'running', total: 132, done: 0, success: 0, failed: 0, skipped: 0 },
  ...{ troubles: [], startedAt: 0 },
  ...more,
});

/** One of each: on its way, over with troubles, an export, one that failed as a whole, one that was cancelled. */
const all: Task[] = [
  task('t1', '批量重启（132 项）', { done: 61, success: 61 }),
  task('t2', '批量改名（3 项）', {
    ...{ state: 'done', total: 3, done: 3, success: 1, failed: 1, skipped: 1 },
    troubles: [
      { id: '重庆两江新区国际会展中心南侧地下商业街三期招商办公室路由器', state: 'failed', message: '设备没有响应' },
      { id: '苏州园区店', state: 'skipped', message: '设备离线' },
    ],
  }),
  task('t3', '导出 路由器（XLSX）', { kind: 'work', done: 48_000, total: 100_000 }),
  task('t4', '导出 路由器（CSV）', { kind: 'work', state: 'failed', message: '服务器长时间没有响应，请重试' }),
  task('t5', '批量升级（8 项）', { state: 'cancelled', total: 8, done: 2, success: 2 }),
];

function Filled({ list, openIn, children }: { list: Task[]; openIn?: string; children?: ReactNode }) {
  useState(() => {
    tasks.list = list.map((one) => ({ ...one }));
    tasks.openIn = openIn;
  });
  return (
    <Story answers={jobs}>
      {children ?? (
        <Ground>
          <TaskList />
        </Ground>
      )}
    </Story>
  );
}

export const Tasks = () => <Filled list={all} />;

export const NoTasks = () => <Filled list={[]} />;

export const Button = () => (
  <Filled list={all}>
    <TaskButton />
  </Filled>
);

export const OpenedDrawer = () => (
  <Filled list={all} openIn="story">
    <TaskDrawer owner="story" />
  </Filled>
);
