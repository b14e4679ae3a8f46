import { Drawer } from '../drawer';
import { TaskList } from './task-list';
import { openTasks } from './tasks.state';
import { taskDrawerText } from './task-drawer.text';

/** The drawer with every task. */
export const OpenTasks = () => (
  <Drawer open title={taskDrawerText.title} onClose={() => openTasks(undefined)}>
    <TaskList />
  </Drawer>
);
