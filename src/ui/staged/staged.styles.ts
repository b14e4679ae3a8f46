import { styled } from 'styled-components';
import { token } from '../../theme';

/** One line above a section: how the last delivery stands. */
export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-height: 36px;
  margin-bottom: 12px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 20px;
  & > [role='status'] {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-width: 0;
  }
  & [data-on-device] {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  & b {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & em {
    color: ${token('danger-text')};
    font-style: normal;
    overflow-wrap: anywhere;
  }
  & > div {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-left: auto;
  }
`;

/** Stays at the bottom of the window while there is something to send. */
export const Bar = styled.section`
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 56px;
  margin-top: 16px;
  padding: 8px 16px;
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-2')};
  font-size: 13px;
  line-height: 20px;
`;

export const BarText = styled.div`
  flex: 1 1 280px;
  min-width: 0;
  color: ${token('text-3')};
  font-size: 12px;
  & b {
    color: ${token('text-1')};
    font-size: 13px;
    font-weight: 600;
  }
  & > p {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 4px 12px;
    margin: 0;
  }
  & > p + p > span {
    min-width: 0;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const BarActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-left: auto;
`;

/** Problems of a draft, or versions, one below the other. */
export const Plain = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  & b {
    color: ${token('text-1')};
    font-weight: 500;
  }
`;

export const Gap = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
`;

/** A row that goes away with the next delivery. */
export const Gone = styled.s`
  color: ${token('text-3')};
`;

/** One version in the history. */
export const VersionItem = styled.li`
  padding: 12px 0;
  border-bottom: 1px solid ${token('border')};
  font-size: 12px;
  line-height: 20px;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    font-size: 13px;
  }
  & > header > time {
    margin-left: auto;
    color: ${token('text-3')};
    font-size: 12px;
  }
  & > p {
    margin: 4px 0;
    color: ${token('text-3')};
    overflow-wrap: anywhere;
  }
  & > p[role='alert'] {
    color: ${token('danger-text')};
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
  }
  & > footer + div {
    margin-top: 12px;
  }
`;
