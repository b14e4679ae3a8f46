import { topologyTypes, type TopologyType } from '../../../src/domain/sdwan';
import { sdwanText } from '../../../src/text/sdwan.text';
import { Radio } from '../../../src/ui/checkbox';
import { Input } from '../../../src/ui/input';
import { Stack } from '../../../src/ui/stack';
import { Cards, Choice, Field } from './sdwan-create.styles';
import { sdwanCreateText as text } from './sdwan-create.text';

/** Longest name of a network, in characters; the server holds it too. */
export const longestName = 30;

interface TypeStepProps {
  name: string;
  onName: (name: string) => void;
  /** What is wrong with the name, once somebody wanted to go on. */
  problem: string | undefined;
  topology: TopologyType;
  onTopology: (topology: TopologyType) => void;
}

/** What it is called, and how its members hang together. */
export function TypeStep({ name, onName, problem, topology, onTopology }: TypeStepProps) {
  return (
    <Stack>
      <Field>
        {text.name}
        <Input value={name} maxLength={longestName} required aria-invalid={problem !== undefined} onChange={onName} />
        {problem ? <small role="alert">{problem}</small> : <small>{text.nameHelp}</small>}
      </Field>
      <Cards role="radiogroup" aria-label={text.type}>
        {topologyTypes.map((one) => (
          <Choice key={one}>
            <Radio name="topology" value={one} checked={one === topology} onChange={() => onTopology(one)} />
            <b>{sdwanText.topologies[one]}</b>
            <small>{text.typeNotes[one]}</small>
          </Choice>
        ))}
      </Cards>
    </Stack>
  );
}
