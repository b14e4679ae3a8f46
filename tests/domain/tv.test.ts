import { describe, expect, it } from 'vitest';
import { addressProblem } from '../../src/domain/media-address';
import { shownAddress } from '../../src/domain/shown-address';
import { channelLetter, mayCommand } from '../../src/domain/tv';

describe('the address of a channel', () => {
  it.each([
    ['stream', 'https://live.example.com/a/b.m3u8?token=1', undefined],
    ['stream', 'http://10.0.0.9:8080/tv', undefined],
    ['stream', 'rtsp://10.0.0.60:554/live/lobby', undefined],
    ['stream', 'rtsp://cam:pass@10.0.0.60/live', undefined],
    ['stream', 'udp://239.1.1.1:5000', undefined],
    ['stream', 'udp://@239.1.1.1:5000', undefined],
    ['stream', 'RTP://224.0.1.9:65535', undefined],
    ['stream', 'ftp://example.com/a.mp4', 'scheme'],
    ['stream', '/tv/a.mp4', 'scheme'],
    ['stream', 'javascript:alert(1)', 'scheme'],
    ['stream', 'http://', 'address'],
    ['stream', 'https://a b/c', 'address'],
    ['stream', 'rtsp://', 'address'],
    ['stream', 'udp://10.0.0.1:5000', 'multicast'],
    ['stream', 'udp://240.0.0.1:5000', 'multicast'],
    ['stream', 'udp://239.1.1.1', 'multicast'],
    ['stream', 'udp://239.1.1.1:0', 'multicast'],
    ['stream', 'udp://239.1.1.1:65536', 'multicast'],
    ['stream', 'udp://239.1.1.300:5000', 'multicast'],
    ['file', '/tv/brand-2026.mp4', undefined],
    ['file', 'guide/欢迎 光临.mp4', undefined],
    ['file', 'http://example.com/a.mp4', 'file'],
    ['file', 'rtsp-copy.mp4', 'file'],
    ['file', '../etc/passwd', 'file'],
    ['file', '/tv/../../etc/passwd', 'file'],
    ['file', 'C:\\tv\\a.mp4', 'file'],
    ['file', '/', 'file'],
  ] as const)('%s %s: %s', (kind, address, problem) => expect(addressProblem(kind, address)).toBe(problem));

  it('stands in a log without the password in it', () => {
    expect(shownAddress('rtsp://cam:secret@10.0.0.60/live')).toBe('rtsp://•••@10.0.0.60/live');
    expect(shownAddress('udp://@239.1.1.1:5000')).toBe('udp://@239.1.1.1:5000');
    expect(shownAddress('https://live.example.com/@home')).toBe('https://live.example.com/@home');
  });
});

it('the letter of a logo is the one chosen, else the first of the name', () => {
  expect(channelLetter('综', '综合')).toBe('综');
  expect(channelLetter('', '𠮷祥')).toBe('𠮷');
});

it.each([
  ['offline', 'reboot', false],
  ['idle', 'play', true],
  ['idle', 'pause', false],
  ['playing', 'pause', true],
  ['playing', 'resume', false],
  ['paused', 'resume', true],
  ['error', 'play', true],
  ['error', 'volume', true],
] as const)('a box that is %s may be told to %s: %s', (state, action, may) =>
  expect(mayCommand(state, action)).toBe(may),
);
