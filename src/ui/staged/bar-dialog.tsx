import type { DeviceConfig } from '../../api/contract/config';
import { told } from '../../api/said';
import { rowWord, sectionWord } from '../../text/config.text';
import { Dialog } from '../dialog';
import { Note } from '../note';
import { ChangeList } from './changes';
import { Gap, Plain } from './staged.styles';
import { stagedText as text } from './staged.text';

/** Props of `BarDialog`. */
export interface BarDialogProps {
  config: DeviceConfig;
  /** What a draft changes, or what keeps it from being sent. */
  about: 'diff' | 'problems';
  onClose: () => void;
}

/** What the bar tells of a draft, in full. Exists only while open. */
export function BarDialog({ config: { changes, problems }, about, onClose }: BarDialogProps) {
  if (about === 'diff') {
    return (
      <Dialog open title={text.showAll} width={560} onClose={onClose}>
        <ChangeList changes={changes} />
      </Dialog>
    );
  }
  return (
    <Dialog open title={text.problemsTitle} width={560} onClose={onClose}>
      <Gap>
        <Note tone="danger">{text.problemsNote}</Note>
        <Plain>
          {problems.map((problem) => (
            <li key={`${problem.section} ${problem.row} ${problem.field}`}>
              <b>
                {sectionWord(problem.section, problem.label)} {rowWord(problem.section, problem.row, problem.name)}
              </b>
              <div>{told(problem.text, problem.text_said)}</div>
            </li>
          ))}
        </Plain>
      </Gap>
    </Dialog>
  );
}
