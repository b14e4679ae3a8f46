export { EquipmentHead, EquipmentState } from './equipment-head';
