import { problemText } from '../../../src/text/sdwan.text';
import { betweenText } from '../../../src/text/between.text';
import { Problems } from './editor.styles';
import { sdwanUiText as text } from './sdwan-ui.text';
import type { EditorModel } from './types';

/** Everything that is wrong, each leading to its member. */
export const ProblemList = ({ model: { problems, factsOf, onSelect } }: { model: EditorModel }) => (
  <Problems>
    {problems.map((problem) => (
      <li key={`${problem.kind} ${problem.gwid ?? ''}`}>
        {problem.gwid === undefined ? (
          <b>{text.whole}</b>
        ) : (
          <button type="button" onClick={() => onSelect(problem.gwid)}>
            {factsOf(problem.gwid).remark}
          </button>
        )}
        {betweenText.told + problemText(problem)}
      </li>
    ))}
  </Problems>
);
