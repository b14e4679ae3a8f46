import { styled } from 'styled-components';
import type { ApTemplateTarget } from '../../../../src/domain/ap-template';
import { token } from '../../../../src/theme';
import { betweenText } from '../../../../src/text/between.text';
import { apTemplateText as text } from './ap-template.text';

/** How a level stands to a template. */
type LadderStep = 'defined' | 'inherited' | 'changed' | 'none';

/** Levels from the account down. */
const levels = ['account', 'group', 'gateway', 'ap'] as const;

interface LadderProps {
  target: ApTemplateTarget;
  /** Places of each level that have something otherwise. */
  changed: Readonly<Record<'group' | 'gateway' | 'ap', number>>;
}

/** Where a template is defined, where it is as above, and where something is otherwise. */
export function Ladder({ target, changed }: LadderProps) {
  const from = levels.indexOf(target === 'all' ? 'account' : target);
  return (
    <Steps>
      {levels.map((level, at) => {
        const count = level === 'account' ? 0 : changed[level];
        const step = at < from ? 'none' : at === from ? 'defined' : count > 0 ? 'changed' : 'inherited';
        const words = `${text.names[level]}${betweenText.told}${text.steps[step]}${count > 0 ? ` ${count}` : ''}`;
        return (
          <Step key={level} $step={step} $changed={count > 0} title={words} role="img" aria-label={words}>
            {text.levels[level]}
          </Step>
        );
      })}
    </Steps>
  );
}

const Steps = styled.span`
  display: inline-flex;
  gap: 2px;
`;

const looks: Record<LadderStep, string> = {
  defined: `border-color: ${token('info-line')}; background: ${token('info-soft')}; color: ${token('info-text')};`,
  inherited: `border-color: transparent; border-bottom-color: ${token('info-line')}; color: ${token('text-3')};`,
  changed: `border-color: ${token('text-1')}; color: ${token('text-1')};`,
  none: `border-color: transparent; color: ${token('text-3')};`,
};

const Step = styled.span<{ $step: LadderStep; $changed: boolean }>`
  display: inline-block;
  box-sizing: border-box;
  min-width: 24px;
  height: 20px;
  padding: 0 3px;
  border: 1px solid;
  border-radius: ${token('radius-1')};
  font-size: 11px;
  line-height: 18px;
  text-align: center;
  ${({ $step }) => looks[$step]}
  ${({ $step, $changed }) => $step === 'defined' && $changed && `border-color: ${token('text-1')};`}
`;
