/** The part of react-redux that we and Redux Toolkit use, taken by its path, which is not shared. */
export {
  batch,
  Provider,
  ReactReduxContext,
  shallowEqual,
  useDispatch,
  useSelector,
  useStore,
} from '../../node_modules/react-redux/dist/react-redux.mjs';
