import { useSnapshot } from 'valtio';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { Drawer } from '../drawer';
import { Empty } from '../empty';
import { TaskCard } from './task-card';
import { openTasks, tasks } from './tasks.model';
import { tasksText } from './tasks.text';

/** Where the tasks of the page are watched. `owner` tells several drawers on a page apart: one of them is open. */
export function TaskDrawer({ owner }: { owner: string }) {
  const { list, openIn } = useSnapshot(tasks);
  return (
    <Drawer open={openIn === owner} title={tasksText.title} onClose={() => openTasks(undefined)}>
      {list.length === 0 ? (
        <Empty kind="nothing" title={tasksText.empty} reason={tasksText.emptyReason} />
      ) : (
        <List>
          {list.map((task) => (
            <TaskCard key={task.id} task={task} />
          ))}
        </List>
      )}
    </Drawer>
  );
}

const List = styled.ul`
  display: grid;
  gap: 1px;
  margin: 0;
  padding: 0;
  list-style: none;
  background: ${token('border')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  overflow: hidden;
`;
