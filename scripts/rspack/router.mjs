/**
 * The part of the router that shell and remotes share. It is taken from `react-router`, which is not shared, so
 * that the bundler still drops the rest. Lint refuses any other name from `react-router-dom` (see oxlint config).
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
