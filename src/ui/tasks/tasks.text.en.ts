import { translate } from '../../text/words';
import type { tasksText } from './tasks.text';

translate<typeof tasksText>('tasks', {
  open: (running) => (running ? `Tasks, ${running} running` : 'Tasks'),
  noResult: 'No result came back',
});
