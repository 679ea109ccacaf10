export {
  type CreatePostgresStoreParameters,
  createPostgresStore,
  type PostgresPool,
} from '../store/createPostgresStore.ts'
