export { emptyOf, Foreign, rowActionsOf, type Tell } from './extended';
