import { Drawer } from '../drawer';
import { TaskList } from './task-list';
import { openTasks } from './tasks.state';
import { tasksText } from './tasks.text';

/** The drawer with every task. */
export const OpenTasks = () => (
  <Drawer open title={tasksText.title} onClose={() => openTasks(undefined)}>
    <TaskList />
  </Drawer>
);
