import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Skeleton } from '../../src/ui/skeleton';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('what stands for something that is loading', () => {
  it('says so at once at the height of what comes, and draws nothing during the first 300 ms', () => {
    vi.useFakeTimers();
    render(<Skeleton rows={3} gap={10} />);
    const box = screen.getByRole('status');
    expect([box.textContent, box.style.height, box.childElementCount]).toEqual(['正在加载', '56px', 1]);
    act(() => void vi.advanceTimersByTime(299));
    expect(box.childElementCount).toBe(1);
    act(() => void vi.advanceTimersByTime(1));
    expect([box.style.height, box.childElementCount]).toEqual(['', 4]);
  });
});
