export {
  type CreateRedisStoreParameters,
  createRedisStore,
  type RedisClient,
} from '../store/createRedisStore.ts'
