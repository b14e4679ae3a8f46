import { cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCaptcha } from '../../src/api/captcha';
import { isProof } from '../../src/domain/proof-of-work';
import { Over } from '../widgets/overview/server';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Form() {
  const { load, cacheKey, image, needed } = useCaptcha('mobile');
  useEffect(() => void load(), [load]);
  return <p>{`${needed} ${image} ${cacheKey}`}</p>;
}
const show = (picture: object) => {
  const answers = { '/api/v3/captcha/generate': { cache_key: 'key', captcha_img: 'picture', ...picture } };
  render(
    <Over answers={answers} asked={[]} foreign>
      <Form />
    </Over>,
  );
};

it('the work that a server asks for is done beside its picture, and goes along with the key', async () => {
  show({ proof_bits: 5 });
  const { textContent } = await screen.findByText(/^true picture key\.\d+$/);
  expect(await isProof('key', 5, Number(textContent!.split('.')[1]))).toBe(true);
});

it('a server that asks for none gets the key as it is', async () => {
  const deriveBits = vi.spyOn(crypto.subtle, 'deriveBits');
  show({});
  expect(await screen.findByText('true picture key')).toBeTruthy();
  expect(deriveBits).not.toHaveBeenCalled();
});

it('a page without Web Crypto shows the picture all the same', async () => {
  const asked = vi.fn(() => undefined);
  vi.stubGlobal('crypto', {
    get subtle() {
      return asked();
    },
  });
  show({ proof_bits: 5 });
  expect(await screen.findByText('true picture key')).toBeTruthy();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.getByText('true picture key')).toBeTruthy();
});
