import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { Empty } from '../empty';
import { JobCard } from './job-card';
import { useJobs } from './jobs.data';
import { TaskCard } from './task-card';
import { tasks } from './tasks.state';
import { taskDrawerText } from './task-drawer.text';

/** Jobs of the account and tasks of the page. Without the right to see jobs, only the latter. */
export function TaskList() {
  const { list } = useSnapshot(tasks);
  const jobs = useJobs().data?.list ?? [];
  if (list.length + jobs.length === 0) {
    return <Empty kind="nothing" title={taskDrawerText.empty} reason={taskDrawerText.emptyReason} />;
  }
  const both = list.length > 0 && jobs.length > 0;
  return (
    <>
      <Part title={both ? taskDrawerText.jobs : undefined}>
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </Part>
      <Part title={both ? taskDrawerText.local : undefined}>
        {list.map((task) => (
          <TaskCard key={task.id} task={task} />
        ))}
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string | undefined; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Section aria-label={title}>
      {title && <h3>{title}</h3>}
      <List>{children}</List>
    </Section>
  );
}

const Section = styled.section`
  & + & {
    margin-top: 24px;
  }
  h3 {
    margin: 0 0 8px;
    color: ${token('text-2')};
    font-size: 13px;
    font-weight: 500;
    line-height: 20px;
  }
`;

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
