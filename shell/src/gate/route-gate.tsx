import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

interface RouteGateProps {
  readonly complete: boolean;
  readonly welcome: ReactNode;
  readonly onboarding: ReactNode;
  readonly children: ReactNode;
}

export function RouteGate({ complete, welcome, onboarding, children }: RouteGateProps) {
  if (complete) {
    return (
      <Routes>
        <Route path="/welcome" element={<Navigate to="/" replace />} />
        <Route path="/onboarding" element={<Navigate to="/" replace />} />
        <Route path="*" element={children} />
      </Routes>
    );
  }
  return (
    <Routes>
      <Route path="/welcome" element={welcome} />
      <Route path="/onboarding" element={onboarding} />
      <Route path="*" element={<Navigate to="/welcome" replace />} />
    </Routes>
  );
}
