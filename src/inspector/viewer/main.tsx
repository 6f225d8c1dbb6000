import { createRoot } from 'react-dom/client';
import { Viewer } from './Viewer.tsx';

const container = document.getElementById('viewer');
if (!container) throw new Error('inspect.html has no element #viewer');
createRoot(container).render(<Viewer />);
