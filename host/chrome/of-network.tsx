import { styled } from 'styled-components';
import { useRead } from '../../src/api';
import { gateway } from '../../src/api/contract/device';
import { ChevronRight } from '../../src/ui/icon';
import { To } from '../../src/ui/link';

/** The network that a page of one gateway is about, once its name is known. */
export function OfNetwork({ gwid }: { gwid: string }) {
  const name = useRead(gateway, { gwid }).data?.remark;
  if (!name) return null;
  return (
    <>
      <ChevronRight size={12} aria-hidden />
      <Name to={{ name: 'network', params: { gwid } }} title={name}>
        {name}
      </Name>
    </>
  );
}

const Name = styled(To)`
  max-width: 320px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
