export {
  HydratedAppKitProvider as AppKitProvider,
  type HydratedAppKitProviderProps as AppKitProviderProps,
} from '../provider/HydratedAppKitProvider.tsx'
