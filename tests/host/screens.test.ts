import { createElement, type ComponentType } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { routesOf, type ParamsOf } from '../../host/routes/route';
import { routes } from '../../host/routes';

const Gateway: ComponentType<{ gwid?: string; tab?: string }> = () => createElement('i');
const load = async () => Gateway;
const home = routesOf('home');

describe('a route and its screen', () => {
  it('fit together in their types', () => {
    expectTypeOf<ParamsOf<'/a/:b/:c?/d'>>().toEqualTypeOf<'b' | 'c'>();
    expectTypeOf<ParamsOf<'/a'>>().toEqualTypeOf<never>();

    home('/x/:gwid', 'x', 'x', { screen: { load } });
    home('/x/:gwid/:tab?', 'x', 'x', { screen: { load, props: { tab: 'a' } } });
    home('/x/:id', 'x', 'x', { screen: { load, as: { id: 'gwid' } } });
    // @ts-expect-error the path field is no prop of the screen
    home('/x/:id', 'x', 'x', { screen: { load } });
    // @ts-expect-error it becomes a prop that the screen does not have
    home('/x/:id', 'x', 'x', { screen: { load, as: { id: 'nothing' } } });
    // @ts-expect-error a fixed prop that the screen does not have
    home('/x/:gwid', 'x', 'x', { screen: { load, props: { nothing: 1 } } });
  });

  it.each(routes.filter(({ screen }) => screen).map((route) => [route.path, route] as const))(
    '%s loads',
    async (_, { screen }) => expect(typeof (await screen?.load())).toMatch(/function|object/),
    60_000,
  );
});
