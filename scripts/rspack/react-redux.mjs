/**
 * These are the exports of react-redux that the product and Redux Toolkit use. They come from a path that is not
 * shared.
 */
export {
  batch,
  Provider,
  ReactReduxContext,
  shallowEqual,
  useDispatch,
  useSelector,
  useStore,
} from '../../node_modules/react-redux/dist/react-redux.mjs';
