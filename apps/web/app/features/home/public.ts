export { HomePanel } from './components/home-panel.tsx';
