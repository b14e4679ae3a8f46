export { emptyOf, Foreign, rowActionsOf, type Tell } from './extended';
export { useValues } from './use-values';
