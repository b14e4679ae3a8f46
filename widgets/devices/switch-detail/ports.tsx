import { styled } from 'styled-components';
import { usePlace } from '../../../src/session/place';
import { useLeave } from '../../../src/ui/form';
import type { Staged } from '../../../src/ui/staged';
import { Stack } from '../../../src/ui/stack';
import { FrontPanel } from './front-panel';
import { PortSide } from './port-side';
import { PortTable } from './port-table';
import type { SwitchData } from './switch-detail.data';

interface PortsProps {
  data: SwitchData;
  /** Undefined: nothing can be changed. */
  staged: Staged | undefined;
  onMacs: () => void;
}

/** Front and list of the ports, and the chosen one beside them. */
export function Ports({ data, staged, onMacs }: PortsProps) {
  const { query, setQuery } = usePlace();
  const leave = useLeave();
  const chosen = data.port_list.find(({ number }) => number === Number(query.port)) ?? data.port_list[0];
  if (!chosen) return null;
  const choose = (number: number) => {
    if (number === chosen.number) return;
    leave(() => setQuery({ port: String(number) }, { replace: true }));
  };
  const changed = new Set(
    (staged?.config?.changes ?? []).filter(({ section }) => section === 'ports').map(({ row }) => Number(row)),
  );
  return (
    <Room>
      <Split>
        <Stack>
          <FrontPanel data={data} chosen={chosen.number} changed={changed} onChoose={choose} />
          <PortTable data={data} staged={staged} onChoose={choose} />
        </Stack>
        <PortSide data={data} port={chosen} staged={staged} onChoose={choose} onMacs={onMacs} />
      </Split>
    </Room>
  );
}

const Room = styled.div`
  container-type: inline-size;
`;

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 336px;
  gap: 16px;
  align-items: start;
  @container (max-width: 1130px) {
    grid-template-columns: minmax(0, 1fr) 300px;
  }
  @container (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
