export { UserModel } from './user-model';
export { userModelContract } from './user-model.contract';
