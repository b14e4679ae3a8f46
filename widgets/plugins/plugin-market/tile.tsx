import { styled } from 'styled-components';
import type { PluginCategory } from '../../../src/domain/plugin';
import { token } from '../../../src/theme';
import { Cable, ChartColumn, Gauge, HardDrive, ShieldCheck, UserCheck } from '../../../src/ui/icon';

const signs: Readonly<Record<PluginCategory, typeof Gauge>> = {
  security: ShieldCheck,
  auth: UserCheck,
  experience: Gauge,
  analysis: ChartColumn,
  storage: HardDrive,
  iot: Cable,
};

/** The sign of what a plugin is about. */
export function Tile({ category, size = 40 }: { category: PluginCategory; size?: 40 | 48 }) {
  const Sign = signs[category];
  return (
    <Box $size={size}>
      <Sign size={20} aria-hidden />
    </Box>
  );
}

const Box = styled.span<{ $size: number }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${token('radius-2')};
  background: ${token('surface-sunken')};
  box-shadow: inset 0 0 0 1px ${token('border')};
  color: ${token('text-1')};
`;
