export { LateHomePanel as HomePanel } from './components/late-home-panel.tsx';
