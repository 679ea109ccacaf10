export {
  type CreateSqliteStoreParameters,
  createSqliteStore,
  type SqliteStore,
} from '../store/createSqliteStore.ts'
